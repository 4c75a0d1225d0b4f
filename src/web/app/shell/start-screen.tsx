import { HomeScreen } from '#src/web/features/home/home-screen.tsx'
import { HomeMarket, HomeMarkets } from './home-markets.tsx'

/** The start page with the markets in it. */
export const StartScreen = () => <HomeScreen market={<HomeMarket />} markets={<HomeMarkets />} />

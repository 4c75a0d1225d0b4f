import { HomeScreen } from '#src/web/features/home/home-screen.tsx'
import { HomeMarket, HomeMarkets } from './home-markets.tsx'

/** The start page, with its live markets. */
export const StartScreen = () => <HomeScreen market={<HomeMarket />} markets={<HomeMarkets />} />

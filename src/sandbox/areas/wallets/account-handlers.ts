import type { Handlers } from '../../http/handler.ts'
import { COINS } from './coins.ts'
import { wireSecondWallet } from './second-wallet.ts'

export const accountHandlers: Handlers = {
  listSecondWallets: (_input, { engine, member }) =>
    COINS.map((coin) => wireSecondWallet(engine.view(), member().id, coin)),
}

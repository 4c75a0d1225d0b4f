import type { AccountKind } from '../../kernel/ledger.ts'
import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import { COINS } from './coins.ts'
import type { WalletCommand } from './commands.ts'

const KINDS: readonly AccountKind[] = ['spot', 'swap', 'coinSwap', 'second', 'finance']

export const walletSoak = ({ random, one, member, units }: SoakDraws): SoakCommands<WalletCommand> => {
  const transfer = (): WalletCommand => {
    const [from, to] = random.below(2) === 0 ? ['spot' as const, one(KINDS)] : [one(KINDS), 'spot' as const]
    return { type: 'wallet.transfer', member: member(), coin: one(COINS).unit, from, to, units: units() }
  }
  const lock = (): WalletCommand => {
    const wallet = { member: member(), kind: one(KINDS), coin: one(COINS).unit }
    return { type: 'wallet.lock', ...wallet, locked: random.below(8) === 0 }
  }
  return { often: [transfer], seldom: [lock] }
}

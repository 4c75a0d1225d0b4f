import { walletBody } from '#src/web/features/wallet/tests/wallets.ts'
import { contractRow } from '#src/web/trading/perpetual/tests/show-perpetual.tsx'
import { ok } from '#tests/support/screen.tsx'

/** The spot account. */
export const spotWallets = walletBody([
  ['BTC', 'Bitcoin', '67482.1', '0.75', '0.12', '0'],
  ['ETH', 'Ether', '3100', '5.25', '0', '0'],
  ['USDT', 'Tether USD', '1', '16332.03', '0', '0'],
])
const second = (id: number, coinId: string, balance: string) => ({
  id,
  memberId: 600_012,
  coinId,
  balance,
  frozenBalance: '0',
})
/** The account for second contracts. */
export const secondWallets = ok([
  second(71, 'BTC', '0.02'),
  second(72, 'ETH', '3.5'),
  second(73, 'USDT', '41'),
])

/** The other accounts, by the calls that read them. */
export const others = {
  '/swap/wallet/list': ok([
    { id: 51, memberId: 600_012, usdtBalance: '100', usdtFrozenBalance: '7', canUse: '82.5' },
  ]),
  '/coinswap/wallet/list': ok([
    {
      id: 61,
      memberId: 600_012,
      contractId: 1,
      contractCoin: contractRow,
      coinBalance: '0.5',
      coinFrozenBalance: '0.01',
      coinPattern: 0,
      coinTotalProfitAndLoss: '-0.2',
    },
  ]),
  '/second/wallet/list': secondWallets,
}

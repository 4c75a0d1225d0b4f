import type { TransferSecondRequest } from '#generated/wire/transfer-second-request.ts'
import type { TransferSwapRequest } from '#generated/wire/transfer-swap-request.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { type CoinRow, findCoin } from '../wallets/coins.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { isCoinMargined, type TransferRefusal, walletId } from '../wallets/commands.ts'
import { kindOf, type OtherAccount } from './accounts.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'

type Asked = Omit<TransferSecondRequest, 'unit'> & { readonly unit: string }

type CoinRefusal = 'wallet-not-select' | 'request-of-illegal'

function coinOf(unit: string, other: OtherAccount, refuse: Refuse<CoinRefusal>): CoinRow {
  const coin = findCoin(unit) ?? refuse('wallet-not-select')
  if (other === 'coinSwap' && !isCoinMargined(coin)) refuse('request-of-illegal')
  return coin
}

/** Numbers of wallets in a request must be those of the caller's own. */
function checkWallets(
  body: TransferSwapRequest | (Asked & Pick<TransferSwapRequest, 'fromWalletId' | 'toWalletId'>),
  other: OtherAccount,
  { member, refuse }: HandlerContext<CoinRefusal | 'wallet-not-out' | 'wallet-not-in'>,
): void {
  const coin = coinOf(body.unit, other, refuse)
  const numberOf = (account: number): string => String(walletId(member().id, kindOf(account, other), coin.id))
  if (String(body.fromWalletId) !== numberOf(body.from)) refuse('wallet-not-out')
  if (String(body.toWalletId) !== numberOf(body.to)) refuse('wallet-not-in')
}

async function transfer(
  { unit, from, to, amount }: Asked,
  other: OtherAccount,
  { engine, member, say, refuse }: HandlerContext<CoinRefusal | TransferRefusal>,
): Promise<null> {
  const coin = coinOf(unit, other, refuse)
  await engine.submit({
    type: 'wallet.transfer',
    member: member().id,
    coin: coin.unit,
    from: kindOf(from, other),
    to: kindOf(to, other),
    units: toUnits(decimal(amount), coin.scale),
  })
  say('transferred')
  return null
}

export const transferHandlers: Handlers = {
  transferSwap({ body }, context) {
    checkWallets(body, 'swap', context)
    return transfer(body, 'swap', context)
  },
  transferCoinSwap({ body }, context) {
    checkWallets(body, 'coinSwap', context)
    return transfer(body, 'coinSwap', context)
  },
  transferSecond: ({ body }, context) => transfer(body, 'second', context),
}

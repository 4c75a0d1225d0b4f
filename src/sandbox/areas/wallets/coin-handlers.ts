import type { CoinNetwork } from '#generated/wire/coin-network.ts'
import type { DepositAddress as WireAddress } from '#generated/wire/deposit-address.ts'
import { COINS } from './coins.ts'
import { COINS_ON_NETWORKS, type CoinOnNetwork, CONFIRMATIONS } from '../deposits/coin-networks.ts'
import { type DepositAddress, depositAddressOf, sharedAddress } from '../deposits/addresses.ts'
import type { State } from '../state.ts'
import type { Handlers } from '../../http/handler.ts'
import { amountText } from './amounts.ts'

function wireNetwork({ seed }: State, on: CoinOnNetwork): CoinNetwork {
  const { id, coin, network, decimals, rate, leastFee, leastOut, mostOut, leastIn } = on
  const text = (units: bigint): string => amountText(units, coin.unit)
  return {
    id,
    coinName: coin.unit,
    protocol: network.protocol,
    protocolName: network.name,
    decimals,
    status: 1,
    withdrawFee: rate,
    minWithdrawFee: text(leastFee),
    isWithdraw: on.canWithdraw ? 1 : 0,
    isRecharge: on.canDeposit ? 1 : 0,
    isAutoWithdraw: 0,
    minWithdraw: text(leastOut),
    maxWithdraw: text(mostOut),
    minRecharge: text(leastIn),
    confirms: CONFIRMATIONS,
    memoAddress: network.memoPattern === null ? null : sharedAddress(seed, network),
    addressPattern: network.form.pattern,
    memoPattern: network.memoPattern,
    ext: null,
  }
}

const wireAddress = ({ id, member, protocol, address, memo }: DepositAddress): WireAddress => ({
  id,
  status: 1,
  address,
  coinProtocol: protocol,
  memo,
  memberId: member,
})

/** A member's address on a network as it travels; null where none was made. */
function shownAddress(state: State, member: number, protocol: number): WireAddress | null {
  const address = depositAddressOf(state, member, protocol)
  return address === undefined ? null : wireAddress(address)
}

const takesDeposits = (protocol: number): boolean =>
  COINS_ON_NETWORKS.some(({ network, canDeposit }) => canDeposit && network.protocol === protocol)

export const coinHandlers: Handlers = {
  listCoins: (_input, { engine }) => ({
    coinList: COINS.map(({ unit, name }) => ({ name, unit })),
    coinextList: COINS_ON_NETWORKS.map((on) => wireNetwork(engine.view(), on)),
  }),

  getDepositAddress: ({ query: { coinprotocol } }, { engine, member }) =>
    shownAddress(engine.view(), member().id, coinprotocol),

  async createDepositAddress({ body: { coinprotocol } }, { engine, member, refuse }) {
    if (!takesDeposits(coinprotocol)) refuse('network-not-support')
    const own = { member: member().id, protocol: coinprotocol }
    await engine.submit({ type: 'address.create', ...own })
    return shownAddress(engine.view(), own.member, own.protocol)
  },
}

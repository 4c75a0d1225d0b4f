import { WithdrawalStatus } from '#generated/wire/withdrawal-status.ts'
import { decimal, toText, toUnits } from '#src/core/money/decimal.ts'
import { findCoin } from '../areas/wallets/coins.ts'
import { findOnNetwork } from '../areas/deposits/coin-networks.ts'
import { networkName } from '../areas/deposits/networks.ts'
import type { Engine } from '../kernel/engine.ts'
import { type DepositAddress, ownerOf } from '../areas/deposits/addresses.ts'
import type { Command, State } from '../areas/state.ts'
import { type WithdrawalStep, withdrawalsOf } from '../areas/withdrawals/commands.ts'
import { memberNamed } from './actions.ts'
import { recordOf } from './switches.ts'

type Exchange = Pick<Engine<State, Command>, 'view' | 'submit'>

/** More coins than there are of any kind, and more digits than an amount has. */
const MOST_COINS = decimal('1000000000000')
const LONGEST_AMOUNT = 64

/** Deposit addresses that a tester can send coins to: of all members, or of the one that `account` names. */
export function listAddresses(engine: Exchange, account: string | null) {
  const state = engine.view()
  const member = account === null ? null : memberNamed(engine, account)
  return Object.values(state.depositAddresses)
    .filter((each) => member === null || each.member === member)
    .map(({ protocol, address, memo }) => ({
      protocol,
      network: networkName(protocol),
      address,
      memo,
    }))
}

/**
 * `{coin, amount, address, memo?}` or `{coin, amount, account, protocol}`, with `lost?: boolean`: somebody sends coins
 * to a deposit address. They are there after three confirmations, unless the network loses them before the last.
 * @throws RangeError when there is no such coin, amount or address
 */
export async function makeDeposit(engine: Exchange, body: unknown): Promise<void> {
  const { coin: unit, amount, lost = false, ...where } = recordOf(body)
  const coin = findCoin(String(unit))
  if (coin === undefined) throw new RangeError(`coin: there is no ${String(unit)}`)
  const text = String(amount)
  if (text.length > LONGEST_AMOUNT) throw new RangeError('amount: a decimal number is expected')
  const units = toUnits(decimal(text), coin.scale)
  if (units <= 0n) throw new RangeError('amount: more than nothing')
  if (units > toUnits(MOST_COINS, coin.scale)) throw new RangeError(`amount: at most ${toText(MOST_COINS)}`)
  const { member, protocol } = receiver(engine, where)
  if (findOnNetwork(coin.unit, protocol) === undefined)
    throw new RangeError('coin: not on the network of this address')
  await engine.submit({ type: 'deposit.make', member, protocol, coin: coin.unit, units, lost: lost === true })
}

function receiver(
  engine: Exchange,
  { address, memo = null, account, protocol }: Readonly<Record<string, unknown>>,
): Pick<DepositAddress, 'member' | 'protocol'> {
  if (account !== undefined && typeof protocol === 'number')
    return { member: memberNamed(engine, account), protocol }
  const isText = typeof address === 'string' && (memo === null || typeof memo === 'string')
  const found = isText ? ownerOf(engine.view(), { address, memo }) : undefined
  if (found === undefined) throw new RangeError('address: nobody has it')
  return found
}

const STEPS: readonly WithdrawalStep[] = ['approve', 'refuse', 'send', 'fail']

/**
 * `{account, step: 'approve' | 'refuse' | 'send' | 'fail'}`: takes the account's newest withdrawal that is still open
 * one step further now. @throws Refusal when there is none, or it is not that far
 */
export async function stepWithdrawal(engine: Exchange, body: unknown): Promise<void> {
  const { account, step: wanted } = recordOf(body)
  const step = STEPS.find((each) => each === wanted)
  if (step === undefined) throw new RangeError(`step: ${STEPS.join(', ')}`)
  const { PENDING: reviewing, PROCESSING: sending } = WithdrawalStatus
  const open = withdrawalsOf(engine.view(), memberNamed(engine, account)).find(
    ({ status }) => status === reviewing || status === sending,
  )
  await engine.submit({ type: 'withdrawal.take', id: open?.id ?? 0, step })
}

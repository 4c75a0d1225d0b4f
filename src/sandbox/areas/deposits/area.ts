import type { Area } from '../area.ts'
import { depositPersonas } from './personas.ts'
import {
  type DepositAddressState,
  type DepositAddressCommand,
  freshDepositAddresses,
  depositAddressCommands,
} from './addresses.ts'
import {
  type DepositState,
  type DepositCommand,
  type DepositDue,
  freshDeposits,
  depositCommands,
  depositDues,
} from './commands.ts'
import { depositHandlers } from './handlers.ts'
import { depositSoak } from './soak.ts'

/** Deposit addresses and deposits. */
export const depositsArea: Area<
  DepositState & DepositAddressState,
  DepositCommand | DepositAddressCommand,
  DepositDue
> = {
  fresh: () => ({ ...freshDeposits(), ...freshDepositAddresses() }),
  commands: { ...depositCommands, ...depositAddressCommands },
  dues: depositDues,
  handlers: depositHandlers,
  soak: depositSoak,
  personas: depositPersonas,
}

import type { Area } from '../area.ts'
import { withdrawalPersonas } from './personas.ts'
import { withdrawalLimits } from './limits.ts'
import { addressBookHandlers } from './address-handlers.ts'
import {
  type AddressBookState,
  type AddressBookCommand,
  freshAddressBook,
  addressBookCommands,
} from './addresses.ts'
import {
  type WithdrawalCommand,
  type WithdrawalDue,
  type WithdrawalState,
  freshWithdrawals,
  withdrawalCommands,
  withdrawalDues,
  withdrawalFrozen,
} from './commands.ts'
import { withdrawalHandlers } from './handlers.ts'
import { withdrawalSoak } from './soak.ts'

/** Withdrawals and saved addresses. */
export const withdrawalsArea: Area<
  WithdrawalState & AddressBookState,
  WithdrawalCommand | AddressBookCommand,
  WithdrawalDue
> = {
  fresh: () => ({ ...freshWithdrawals(), ...freshAddressBook() }),
  commands: { ...withdrawalCommands, ...addressBookCommands },
  dues: withdrawalDues,
  handlers: { ...withdrawalHandlers, ...addressBookHandlers },
  limits: withdrawalLimits,
  soak: withdrawalSoak,
  frozen: withdrawalFrozen,
  personas: withdrawalPersonas,
}

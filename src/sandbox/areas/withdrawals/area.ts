import type { Area } from '../area.ts'
import { addressBookHandlers } from './address-handlers.ts'
import {
  type AddressBookState,
  type AddressBookCommand,
  freshAddressBook,
  addressBookCommands,
} from './addresses.ts'
import {
  type WithdrawalState,
  type WithdrawalCommand,
  type WithdrawalDue,
  freshWithdrawals,
  withdrawalCommands,
  withdrawalDues,
} from './commands.ts'
import { withdrawalHandlers } from './handlers.ts'

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
}

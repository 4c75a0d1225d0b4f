import type { Area } from '../area.ts'
import {
  type WithdrawCodeState,
  type WithdrawCodeCommand,
  type WithdrawCodeDue,
  freshWithdrawCodes,
  withdrawCodeCommands,
  withdrawCodeDues,
} from './commands.ts'
import { withdrawCodeHandlers } from './handlers.ts'

/** Withdraw codes. */
export const withdrawCodesArea: Area<WithdrawCodeState, WithdrawCodeCommand, WithdrawCodeDue> = {
  fresh: freshWithdrawCodes,
  commands: withdrawCodeCommands,
  dues: withdrawCodeDues,
  handlers: withdrawCodeHandlers,
}

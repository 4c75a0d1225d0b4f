import type { Area } from '../area.ts'
import { withdrawCodeLimits } from './limits.ts'
import {
  type WithdrawCodeCommand,
  type WithdrawCodeDue,
  type WithdrawCodeState,
  freshWithdrawCodes,
  withdrawCodeCommands,
  withdrawCodeDues,
  withdrawCodeFrozen,
} from './commands.ts'
import { withdrawCodeHandlers } from './handlers.ts'
import { withdrawCodeSoak } from './soak.ts'

/** Withdraw codes. */
export const withdrawCodesArea: Area<WithdrawCodeState, WithdrawCodeCommand, WithdrawCodeDue> = {
  fresh: freshWithdrawCodes,
  commands: withdrawCodeCommands,
  dues: withdrawCodeDues,
  handlers: withdrawCodeHandlers,
  limits: withdrawCodeLimits,
  soak: withdrawCodeSoak,
  frozen: withdrawCodeFrozen,
}

import type { Figures, PerpetualContract, Position } from '../holdings.ts'
import type { PositionForms } from '../perpetual.ts'

/** Data of a dialog about one position. */
export type DialogProps = {
  readonly position: Position
  readonly contract: PerpetualContract
  /** At the present mark price; renewed once a second. */
  readonly figures: Figures
  readonly forms: PositionForms
  readonly onClose: () => void
}

import { useEffect } from 'react'
import type { PositionAct } from '../positions/position-actions.tsx'
import { useHoldings, useStanding } from '../use-perpetual.tsx'
import type { Position } from '../holdings.ts'
import { CloseDialog } from './close-dialog.tsx'
import { MarginDialog } from './margin-dialog.tsx'
import { ReverseDialog } from './reverse-dialog.tsx'
import { StopsDialog } from './stops-dialog.tsx'
import { usePositionForms } from './use-position-forms.ts'

const DIALOGS = { close: CloseDialog, margin: MarginDialog, stops: StopsDialog } as const

type PositionActDialogProps = {
  readonly act: PositionAct
  readonly of: Position
  readonly onClose: () => void
}

/** The dialog of an act on a position as it is now: one that is gone, or liquidated meanwhile, closes it. */
export function PositionActDialog({ act, of, onClose }: PositionActDialogProps) {
  const forms = usePositionForms()
  const [holdings, standing] = [useHoldings(), useStanding()]
  const position = holdings?.positions.find(({ id }) => id === of.id)
  const isGone = holdings !== null && position === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  const contract = holdings?.contracts.get(of.symbol)
  const figures = standing?.figures.get(of.id)
  if (position === undefined || contract === undefined || figures === undefined) return null
  const shared = { position, contract, figures, onClose }
  if (act === 'reverse') return <ReverseDialog {...shared} />
  if (forms === null) return null
  const Dialog = DIALOGS[act]
  return <Dialog {...shared} forms={forms} />
}

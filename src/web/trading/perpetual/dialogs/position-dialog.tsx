import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Figures, PerpetualContract, Position } from '../holdings.ts'
import { priceText, sizeText } from '../positions/figure-texts.ts'
import { TitledDialog } from './titled-dialog.tsx'

type PositionDialogProps = {
  readonly title: string
  readonly position: Position
  readonly contract: PerpetualContract
  readonly figures: Figures
  /** True while a call is on its way: the dialog waits for its outcome. */
  readonly busy: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog about one position: its act as the title, and below it what the position is. */
export function PositionDialog(props: PositionDialogProps) {
  const { title, position, contract, figures, busy, onClose, children } = props
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const write = (price: Parameters<typeof priceText>[0]): string =>
    priceText(price, locale, contract.scales.price)
  return (
    <TitledDialog
      title={title}
      text={t('positions.dialog.about', {
        symbol: position.symbol,
        direction: position.direction,
        size: sizeText(figures.size, locale, contract.sizeUnit),
        entry: write(position.entry),
        mark: write(figures.mark),
      })}
      busy={busy}
      onClose={onClose}
    >
      {children}
    </TitledDialog>
  )
}

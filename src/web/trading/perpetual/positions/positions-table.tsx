import { DataTrending24Regular } from '@fluentui/react-icons/svg/data-trending'
import { Suspense, useCallback, useMemo, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { failureOf } from '#src/web/list/table/failure.ts'
import { DataTable } from '#src/web/list/table/data-table.tsx'
import { useColumns } from '#src/web/list/use-columns.ts'
import { PHONE, useMedia } from '#src/web/ui/layout/use-media.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { type Position, positionKey } from '../holdings.ts'
import { usePositions } from '../perpetual-hooks.ts'
import { type PositionAct, PositionActions } from './position-actions.tsx'
import { columnsWithoutFunding, positionColumns } from './position-columns.tsx'

// Forms and dialogs are loaded when somebody acts.
const PositionActDialog = lazyChunk(() =>
  import('../dialogs/position-act.tsx').then(({ PositionActDialog: part }) => part),
)

/** Width in pixels below which positions are cards: on a phone always. */
const CARDS_BELOW = { phone: 768, desk: 700 }

type PositionsTableProps = {
  /** The contract; null for all contracts. */
  readonly symbol: string | null
}

/** The member's positions, with the buttons that change them. */
export function PositionsTable({ symbol }: PositionsTableProps) {
  const t = useText<AreaKeys['positions']>()
  const asked = usePositions()
  const positions = asked.data?.positions
  const isPhone = useMedia(PHONE)
  const tellsFunding = positions?.some(({ funding }) => funding !== null) ?? true
  const { table } = useColumns(tellsFunding ? positionColumns : columnsWithoutFunding)
  const [acting, setActing] = useState<{ readonly act: PositionAct; readonly position: Position } | null>(
    null,
  )
  const rows = useMemo(
    () => positions?.filter((each) => symbol === null || each.symbol === symbol),
    [positions, symbol],
  )
  const actions = useCallback(
    (position: Position) => (
      <PositionActions
        position={position}
        isInCard={isPhone}
        onAct={(act, of) => setActing({ act, position: of })}
      />
    ),
    [isPhone],
  )
  const close = useCallback(() => setActing(null), [])
  return (
    <>
      <DataTable
        label={t('positions.list')}
        density="compact"
        bare
        cardsBelow={isPhone ? CARDS_BELOW.phone : CARDS_BELOW.desk}
        columns={table}
        rows={rows}
        rowKey={positionKey}
        failure={failureOf(t('positions.failed'), asked)}
        empty={{ icon: <DataTrending24Regular />, title: t('positions.none') }}
        actions={actions}
      />
      {acting !== null && (
        <Suspense>
          <PositionActDialog act={acting.act} of={acting.position} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

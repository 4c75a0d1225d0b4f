import { Suspense, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

const CloseAllDialog = lazyChunk(() =>
  import('../dialogs/close-all-dialog.tsx').then(({ CloseAllDialog: part }) => part),
)

type CloseAllProps = {
  /** The contract; null for all contracts. */
  readonly symbol: string | null
  readonly count: number
}

/** The button that closes all positions that are shown, with their number; it asks first. */
export function CloseAll({ symbol, count }: CloseAllProps) {
  const t = useText<AreaKeys['positions']>()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button size="small" disabled={count === 0} onClick={() => setAsks(true)}>
        {t('positions.closeAll', { count })}
      </Button>
      {asks && (
        <Suspense>
          <CloseAllDialog symbol={symbol} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}

import { useSearchParams } from 'react-router-dom'
import { hasLink, withoutLink } from '#src/web/features/transfer/link.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { LazyPart } from './lazy-part.tsx'

const TransferPart = lazyChunk(() => import('./transfer-part.tsx').then((loaded) => loaded.TransferPart))

/** Opens the transfer dialog over any screen whose address asks for it (FEAT-11). */
export function TransferHost() {
  const [params, setParams] = useSearchParams()
  const { status } = useSession()
  if (!hasLink(params) || status !== 'member') return null
  const close = (): void => setParams((now) => withoutLink(now), { replace: true })
  return (
    <LazyPart onFail={close}>
      <TransferPart params={params} onClose={close} />
    </LazyPart>
  )
}

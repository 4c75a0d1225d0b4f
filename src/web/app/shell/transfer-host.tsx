import { useSearchParams } from 'react-router-dom'
import { hasLink, withoutLink } from '#src/web/features/transfer/link.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { loadTogether } from '#src/web/ui/loading/chunk.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { LazyPart } from './lazy-part.tsx'

type TransferPartProps = { readonly params: URLSearchParams; readonly onClose: () => void }

/** The transfer dialog with the services of its form, loaded when it is first opened. */
const TransferPart = lazyChunk(async () => {
  const [{ TransferDialog }, { readLink }, { FormServices }] = await loadTogether([
    import('#src/web/features/transfer/transfer-dialog.tsx'),
    import('#src/web/features/transfer/read-link.ts'),
    import('../form-services.tsx'),
  ])
  return ({ params, onClose }: TransferPartProps) => {
    const link = readLink(params)
    return (
      link && (
        <FormServices>
          <TransferDialog link={link} onClose={onClose} />
        </FormServices>
      )
    )
  }
})

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

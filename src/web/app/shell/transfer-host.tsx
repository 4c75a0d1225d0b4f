import { useSearchParams } from 'react-router-dom'
import { readLink, withoutLink } from '#src/web/features/transfer/link.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { loadTogether } from '#src/web/ui/loading/chunk.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { LazyPart } from './lazy-part.tsx'

/** The dialog with what its form needs, loaded when somebody first asks for it. */
const TransferPart = lazyChunk(async () => {
  const [{ TransferDialog }, { FormServices }] = await loadTogether([
    import('#src/web/features/transfer/transfer-dialog.tsx'),
    import('../form-services.tsx'),
  ])
  return (props: Parameters<typeof TransferDialog>[0]) => (
    <FormServices>
      <TransferDialog {...props} />
    </FormServices>
  )
})

/** Opens the transfer between accounts over any screen whose address asks for it (FEAT-11). */
export function TransferHost() {
  const [params, setParams] = useSearchParams()
  const { status } = useSession()
  const link = readLink(params)
  if (link === null || status !== 'member') return null
  const close = (): void => setParams((now) => withoutLink(now), { replace: true })
  return (
    <LazyPart onFail={close}>
      <TransferPart link={link} onClose={close} />
    </LazyPart>
  )
}

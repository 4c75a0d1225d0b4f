import { Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useListApiKeys } from '#generated/client/api-keys/api-keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { API_KEYS_PATH } from '#src/web/paths/paths.ts'
import { useFocusOnReturn } from '#src/web/ui/layout/form-page.tsx'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { KeyList } from './key-list.tsx'
import { SecretOnce } from './secret-once.tsx'
import { LoadingSkeleton } from './loading-skeleton.tsx'

/** The list is there before the machinery of forms is. */
const CreateApiKey = lazyChunk(() => import('./create-api-key.tsx').then(({ CreateApiKey: part }) => part))
const EditApiKey = lazyChunk(() => import('./edit-api-key.tsx').then(({ EditApiKey: part }) => part))

/** /api: the member's keys; `?key=new` makes one, `?key=17` changes one (FEAT-06, LIMIT-01). */
export function ApiKeysScreen() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const view = params.get('key')
  // Nowhere but here: not in the address, not in a cache, gone with the screen.
  const [secret, setSecret] = useState<string | null>(null)
  const asked = useListApiKeys({ query: { select: dataOf } })
  const keys = asked.data
  useFocusOnReturn(secret === null ? view : 'secret')

  if (secret !== null)
    return (
      <SecretOnce
        secret={secret}
        onDone={() => {
          setSecret(null)
          void navigate(API_KEYS_PATH, { replace: true })
        }}
      />
    )
  if (view === 'new')
    return (
      <Suspense fallback={<LoadingSkeleton />}>
        <CreateApiKey onCreated={setSecret} />
      </Suspense>
    )
  const edited = keys?.find(({ id }) => id === view)
  if (edited !== undefined)
    return (
      <Suspense fallback={<LoadingSkeleton />}>
        <EditApiKey key={edited.id} apiKey={edited} />
      </Suspense>
    )
  return <KeyList asked={asked} keys={keys} />
}

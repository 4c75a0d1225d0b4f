import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { backOf } from '#src/web/paths/back-link.ts'
import { ACCOUNT_PATH } from '#src/web/paths/paths.ts'
import { Card } from '#src/web/ui/primitives/card.tsx'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { Page } from '#src/web/ui/layout/page.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import styles from './account.module.css'
import type { Security } from './security.ts'
import { useSecurity } from './use-security.ts'

/** Confirms what was saved (MSG-21) and leaves: back to the screen before (VAL-33), or to the overview. */
export type Finish = (saved: AreaKeys['account']) => Promise<void>

type AccountPageProps = {
  readonly title: string
  /** Renders the screen once the member's protections are loaded. */
  readonly children: (security: Security, finish: Finish) => ReactNode
}

/** The frame of the account's screens: they all begin with what the member has set up so far. */
export function AccountPage({ title, children }: AccountPageProps) {
  const t = useText<AreaKeys['account']>()
  const { data, error, isFetching, refetch } = useSecurity()
  const navigate = useNavigate()
  const { search } = useLocation()
  // What has just been saved changes what fits here; until the next screen is there, this one stays as it is.
  const [kept, setKept] = useState<Security | null>(null)
  const security = kept ?? data

  async function finish(saved: AreaKeys['account']): Promise<void> {
    setKept(security ?? null)
    await untilFresh()
    showToast({ kind: 'success', title: t('account.saved'), text: t(saved) })
    void navigate(backOf(search) ?? ACCOUNT_PATH, { replace: true })
  }

  return (
    <Page title={title}>
      {security !== undefined ? (
        children(security, finish)
      ) : error !== null ? (
        <Card>
          <ErrorState title={t('account.error')} busy={isFetching} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        </Card>
      ) : (
        <Card className={styles.waiting}>
          <LoadingNote />
          <Skeleton width={160} height={24} />
          <Skeleton width="60%" />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Card>
      )}
    </Page>
  )
}

import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { noticeStore } from '#src/web/client/notices.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

let shown = 0

/** Shows the notices of client and session (transport errors, SESS-05; log-out, MSG-26) as toasts. */
export function Notices() {
  const intl = useIntl()
  const notices = useStore(noticeStore)
  useEffect(() => {
    for (const { id, tone, message, values } of notices) {
      if (id <= shown) continue
      shown = id
      const title = intl.formatMessage({ id: message }, values)
      showToast({ kind: tone, title })
    }
  }, [notices, intl])
  return null
}

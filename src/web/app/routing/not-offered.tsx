import { useEffect } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { HOME_PATH } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Notice } from '../shell/notice.tsx'

/** Stands in for a screen whose service this operator does not have. */
export function NotOffered() {
  const t = useText<AreaKeys['shell'] | AreaKeys['shell-parts']>()
  // The screen that it replaces may have had the focus.
  useEffect(() => {
    if (document.querySelector('main :focus') === null)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <Notice title={t('not-offered.title')} text={t('not-offered.text')}>
      <LinkButton to={HOME_PATH} look="primary">
        {t('shell.home')}
      </LinkButton>
    </Notice>
  )
}

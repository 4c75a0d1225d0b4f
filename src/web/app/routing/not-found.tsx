import type { AreaKeys } from '#generated/messages/keys.ts'
import { HELP_PATH, HOME_PATH } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Notice } from '../shell/notice.tsx'
import { useDescription } from './description.ts'
import { useHeadingFocus, useTopOfPage } from './heading-focus.ts'
import { useTitle } from './title.ts'

/** The 404 page. */
export function NotFound() {
  const t = useText<AreaKeys['shell']>()
  useTitle('shell.notFound.title')
  useTopOfPage()
  useHeadingFocus()
  useDescription()
  return (
    <Notice title={t('shell.notFound.title')} text={t('shell.notFound.text')}>
      <LinkButton to={HOME_PATH} look="primary">
        {t('shell.home')}
      </LinkButton>
      <LinkButton to={HELP_PATH}>{t('shell.title.helplist')}</LinkButton>
    </Notice>
  )
}

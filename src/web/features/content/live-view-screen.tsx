import { useIntl } from 'react-intl'
import hidden from '#src/web/ui/primitives/visually-hidden.module.css'

/** Header and footer only (SHELL-02). The heading is for who hears the page. */
export function LiveViewScreen() {
  const { formatMessage } = useIntl()
  return (
    <h1 tabIndex={-1} className={hidden.hidden}>
      {formatMessage({ id: 'shell.title.liveView' })}
    </h1>
  )
}

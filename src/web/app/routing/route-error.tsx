import { ArrowClockwise24Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { ErrorCircle24Regular } from '@fluentui/react-icons/svg/error-circle'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Notice } from '../shell/notice.tsx'

type RouteErrorProps = {
  /** The kind of loading error; null when the screen itself threw. */
  readonly chunk: 'failed' | 'timeout' | null
  readonly onRetry: () => void
}

/** Stands in for a screen that could not be loaded or has thrown. What was typed is kept over the reload. */
export function RouteError({ chunk, onRetry }: RouteErrorProps) {
  const t = useText<AreaKeys['shell']>()
  const kind = chunk ?? 'broken'
  const again = <Button onClick={onRetry}>{t('shell.error.again')}</Button>
  return (
    <Notice
      icon={chunk === null ? <ErrorCircle24Regular /> : <ArrowClockwise24Regular />}
      title={t(`shell.error.${kind}.title`)}
      text={t(`shell.error.${kind}.text`)}
      urgent
    >
      {chunk === null ? (
        again
      ) : (
        <>
          {again}
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('shell.error.reload')}
          </Button>
        </>
      )}
    </Notice>
  )
}

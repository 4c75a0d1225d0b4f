import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { ErrorCircle20Regular } from '@fluentui/react-icons/svg/error-circle'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { type CSSProperties, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { dismissToast, holdToast, type Toast, toastStore, TOASTS } from './toast-store.ts'
import styles from './toasts.module.css'

const icons = {
  success: <CheckmarkCircle20Regular />,
  info: <Info20Regular />,
  error: <ErrorCircle20Regular />,
}

/**
 * Where messages appear: top end, on a phone over the full width. Mounted once by the shell. A popover, so that
 * an open dialog can lift it above itself (modal.tsx); its place and look are the same when it is not open.
 */
export function Toasts() {
  const intl = useIntl()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  return (
    <section
      id={TOASTS}
      popover="manual"
      className={styles.place}
      aria-label={intl.formatMessage({ id: 'ui.toasts' })}
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastView({ toast: { id, kind, title, text, ms, held } }: { readonly toast: Toast }) {
  const intl = useIntl()
  const time: CSSProperties & { readonly '--time': string } = { '--time': `${ms}ms` }
  return (
    // The handlers only hold the clock; everything that can be done here is the button.
    <div
      className={styles.toast}
      data-kind={kind}
      data-held={held}
      role={kind === 'error' ? 'alert' : undefined}
      style={time}
      onPointerEnter={() => holdToast(id, true)}
      onPointerLeave={() => holdToast(id, false)}
      onFocus={() => holdToast(id, true)}
      onBlur={() => holdToast(id, false)}
    >
      {icons[kind]}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text !== null && <p>{text}</p>}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'ui.dismiss' })}
        onClick={() => dismissToast(id)}
      >
        <Dismiss16Regular />
      </button>
      <span className={styles.bar} aria-hidden="true" />
    </div>
  )
}

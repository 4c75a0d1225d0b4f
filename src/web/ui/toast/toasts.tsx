import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { ErrorCircle20Regular } from '@fluentui/react-icons/svg/error-circle'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { type CSSProperties, useLayoutEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { topDialog } from '../overlays/top-dialog.ts'
import { dismissToast, holdToast, type Toast, toastStore } from './toast-store.ts'
import styles from './toasts.module.css'

const icons = {
  success: <CheckmarkCircle20Regular />,
  info: <Info20Regular />,
  error: <ErrorCircle20Regular />,
}

/**
 * Shows messages in a corner in which they cover no control, on a phone over the full width. Mounted once by the shell.
 * While a dialog is open they are rendered inside it, so that they can be pressed and read out; as a popover, because
 * its edges would cut them off.
 */
export function Toasts() {
  const intl = useIntl()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get)
  const dialog = useSyncExternalStore(topDialog.subscribe, topDialog.get)
  const isShown = toasts.length > 0
  useLayoutEffect(() => {
    const place = isShown ? (dialog ?? document).querySelector<HTMLElement>('[data-toasts]') : null
    return place === null ? undefined : attended(place)
  }, [isShown, dialog])
  const place = (
    <section
      popover={dialog === null ? undefined : 'manual'}
      ref={dialog === null ? null : lift}
      data-toasts
      className={styles.place}
      aria-label={intl.formatMessage({ id: 'ui.toasts' })}
      aria-live="polite"
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </section>
  )
  return dialog === null ? place : createPortal(place, dialog)
}

/**
 * Gives the messages their place, by code that comes with the first of them. Until it comes, and where it does not (a
 * message may be about a lost network), they stand in the usual corner. Returns what ends it.
 */
function attended(place: HTMLElement): () => void {
  let isOver = false
  let leave = (): void => {}
  const attend = async (): Promise<void> => {
    const { placeToasts: attendToasts } = await import('./toast-place.ts')
    if (!isOver) leave = attendToasts(place)
  }
  attend().catch(() => {})
  return () => {
    isOver = true
    leave()
  }
}

/** Above the dialog. Where the browser has no popovers, its edges cut off what is longer. */
function lift(place: HTMLElement | null): void {
  if (place !== null && 'showPopover' in place) place.showPopover()
}

function ToastView({ toast: { id, kind, title, text, action, ms, stays, held } }: { readonly toast: Toast }) {
  const intl = useIntl()
  const time: CSSProperties & { readonly '--time': string } = { '--time': `${ms}ms` }
  return (
    // The handlers only hold the clock; everything that can be done here is a button.
    <div
      className={styles.toast}
      data-toast={id}
      data-kind={kind}
      data-held={held}
      role={kind === 'error' ? 'alert' : undefined}
      style={time}
      onFocus={() => holdToast(id, true)}
      onBlur={() => holdToast(id, false)}
    >
      {icons[kind]}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text !== null && <p>{text}</p>}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              dismissToast(id)
              action.onPress()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'ui.dismiss' })}
        onClick={() => dismissToast(id)}
      >
        <Dismiss16Regular />
      </button>
      {!stays && <span className={styles.bar} aria-hidden="true" />}
    </div>
  )
}

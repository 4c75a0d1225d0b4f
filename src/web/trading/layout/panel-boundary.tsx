import { Component, type ReactNode, useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { backoff } from '#src/web/streams/backoff.ts'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { forgetFailedParts } from '#src/web/ui/loading/lazy-chunk.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './panel-boundary.module.css'

type PanelBoundaryProps = {
  /**
   * The panel's name in the user's language. Default: none, for a part that renders nothing; its errors show no
   * message.
   */
  readonly panel?: string
  /** Of the message that replaces the panel. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

type State = { readonly hasFailed: boolean }

/** Milliseconds without an error after which the next failure counts as a first one. */
const GOOD_MS = 30_000
/** The first retry comes after 1 to 2 s, so that the message can be read. */
const FIRST = 2

/**
 * Keeps the error of a panel from the rest of the screen. Names the failed panel, and renders it again after a pause
 * that doubles with each failure, or at the press of a button.
 */
export class PanelBoundary extends Component<PanelBoundaryProps, State> {
  override state: State = { hasFailed: false }
  #failures = 0
  #stopWaiting = (): void => {}

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.#stopWaiting()
    const pause = backoff(FIRST + this.#failures, browserEnvironment.random())
    this.#failures += 1
    this.#stopWaiting = browserEnvironment.after(pause, this.retry)
  }

  override componentWillUnmount(): void {
    this.#stopWaiting()
  }

  retry = (): void => {
    this.#stopWaiting()
    forgetFailedParts()
    this.setState({ hasFailed: false })
    this.#stopWaiting = browserEnvironment.after(GOOD_MS, () => {
      this.#failures = 0
    })
  }

  override render(): ReactNode {
    const { panel, className, children } = this.props
    if (!this.state.hasFailed) return children
    if (panel === undefined) return null
    return <FailedPanel panel={panel} className={className} onRetry={this.retry} />
  }
}

type FailedPanelProps = {
  readonly panel: string
  readonly className: string | undefined
  readonly onRetry: () => void
}

function FailedPanel({ panel, className = '', onRetry }: FailedPanelProps) {
  const t = useText<AreaKeys['trading']>()
  return (
    <div className={`${styles.failed ?? ''} ${className}`} role="alert">
      <p className={styles.title}>{t('trading.panel.failed', { panel })}</p>
      <p className={styles.text}>{t('trading.panel.failed.text')}</p>
      <Button size="small" onClick={onRetry}>
        <FormattedMessage id="ui.tryAgain" />
      </Button>
    </div>
  )
}

/**
 * Returns a function that hands errors thrown outside of React (in a callback of a feed, an event or a frame) to the
 * panel's boundary.
 */
export function useFail(): (error: unknown) => void {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  if (failure !== null) throw failure.error
  return useCallback((error) => setFailure({ error }), [])
}

/** Wraps a feed's callback so that its errors go to the panel's boundary, not to the feed. */
export const withBoundary =
  (run: () => void, fail: (error: unknown) => void): (() => void) =>
  () => {
    try {
      run()
    } catch (error) {
      fail(error)
    }
  }

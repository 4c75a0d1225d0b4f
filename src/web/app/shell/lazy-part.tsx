import { Component, type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { forgetFailedParts } from '#src/web/ui/loading/lazy-chunk.tsx'
import { dismissToast, showToast } from '#src/web/ui/toast/toast-store.ts'
import { createLineRetry } from '../line-retry.ts'

type Props = {
  readonly children: ReactNode
  /** Closes the part, for what can be opened again. */
  readonly onFail?: () => void
  /** Renders what stands in for a part that failed to load, with a way to retry. */
  readonly renderAgain?: (retry: () => void) => ReactNode
  /** The placeholder while it loads. */
  readonly waiting?: ReactNode
}

/**
 * A part that is loaded when it is first shown. When loading fails, a message offers a reload and the page stays; the
 * part is loaded again when the connection is back.
 */
export function LazyPart({ children, onFail, renderAgain, waiting = null }: Props) {
  const intl = useIntl()
  const fail = (): number => {
    const toast = showToast({
      kind: 'error',
      title: intl.formatMessage({ id: 'shell.error.failed.title' }),
      text: intl.formatMessage({ id: 'shell.error.failed.text' }),
      action: {
        label: intl.formatMessage({ id: 'shell.error.reload' }),
        onPress: () => window.location.reload(),
      },
    })
    onFail?.()
    return toast
  }
  return (
    <Boundary onFail={fail} renderAgain={renderAgain}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  )
}

type BoundaryProps = Pick<Props, 'children'> & {
  /** Shows the message that loading has failed. Returns the message's id. */
  readonly onFail: () => number
  readonly renderAgain: Props['renderAgain']
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }
  #toast = 0
  #line = createLineRetry(() => {
    dismissToast(this.#toast)
    this.setState({ failed: false })
  })

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedParts()
    this.#line.failed(error)
    this.#toast = this.props.onFail()
  }

  override componentWillUnmount(): void {
    this.#line.stop()
  }

  retry = (): void => {
    this.#line.stop()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return this.props.renderAgain?.(this.retry)
  }
}

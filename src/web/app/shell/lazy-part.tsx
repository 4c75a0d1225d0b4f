import { Component, type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { forgetFailedParts } from '#src/web/ui/loading/lazy-chunk.tsx'
import { showToast } from '#src/web/ui/toast/toast-store.ts'

type Props = {
  readonly children: ReactNode
  /** For what has been opened, and can be opened again. */
  readonly onFail?: () => void
  /** In the place of what did not come: a way to ask for it again. */
  readonly renderAgain?: (retry: () => void) => ReactNode
}

/** A part that is loaded when it is first shown. When it does not come, that is said with a reload and the page stays. */
export function LazyPart({ children, onFail, renderAgain }: Props) {
  const intl = useIntl()
  const fail = (): void => {
    showToast({
      kind: 'error',
      title: intl.formatMessage({ id: 'shell.error.failed.title' }),
      text: intl.formatMessage({ id: 'shell.error.failed.text' }),
      action: {
        label: intl.formatMessage({ id: 'shell.error.reload' }),
        onPress: () => window.location.reload(),
      },
    })
    onFail?.()
  }
  return (
    <Boundary onFail={fail} renderAgain={renderAgain}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  )
}

type BoundaryProps = Pick<Props, 'children'> & {
  readonly onFail: () => void
  readonly renderAgain: Props['renderAgain']
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    forgetFailedParts()
    this.props.onFail()
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return this.props.renderAgain?.(() => this.setState({ failed: false }))
  }
}

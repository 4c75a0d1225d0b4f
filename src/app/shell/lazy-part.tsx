import { Component, type ReactNode, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { showToast } from '#src/ui/toast/toast-store.ts'

type Props = { readonly children: ReactNode; readonly onFail: () => void }

/** A part that is loaded when it is first opened. When it does not come, that is said and the page stays. */
export function LazyPart({ children, onFail }: Props) {
  const intl = useIntl()
  const fail = (): void => {
    const title = intl.formatMessage({ id: 'shell.error.failed.title' })
    showToast({ kind: 'error', title, text: intl.formatMessage({ id: 'shell.error.failed.text' }) })
    onFail()
  }
  return (
    <Boundary onFail={fail}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  )
}

class Boundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onFail()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

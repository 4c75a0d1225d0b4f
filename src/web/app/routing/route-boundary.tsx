import { Component, type ReactNode } from 'react'
import { ChunkError } from '#src/web/ui/loading/chunk.ts'
import { forgetFailedParts } from '#src/web/ui/loading/lazy-chunk.tsx'
import { RouteError } from './route-error.tsx'

type Props = {
  readonly children: ReactNode
  /** Makes room for another try: forgets what had failed. */
  readonly onRetry: () => void
}

type State = { readonly error: unknown; readonly failed: boolean }

/** A screen that breaks takes only itself along: header and footer stay, and it can be tried again. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  retry = (): void => {
    forgetFailedParts()
    this.props.onRetry()
    this.setState({ error: null, failed: false })
  }

  override render(): ReactNode {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    return <RouteError chunk={error instanceof ChunkError ? error.kind : null} onRetry={this.retry} />
  }
}

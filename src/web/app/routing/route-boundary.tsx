import { Component, type ReactNode } from 'react'
import { ChunkError } from '#src/web/ui/loading/chunk.ts'
import { forgetFailedParts } from '#src/web/ui/loading/lazy-chunk.tsx'
import { createLineRetry } from '../line-retry.ts'
import { RouteError } from './route-error.tsx'

type Props = {
  readonly children: ReactNode
  /** Makes room for another try: forgets what had failed. */
  readonly onRetry: () => void
}

type State = { readonly error: unknown; readonly failed: boolean }

/**
 * A screen that breaks takes only itself along: header and footer stay, and it can be tried again. One that could not be
 * loaded is tried again when the line is back.
 */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  #line = createLineRetry(() => this.begin())

  override componentDidCatch(error: unknown): void {
    this.#line.failed(error)
  }

  override componentWillUnmount(): void {
    this.#line.stop()
  }

  begin(): void {
    forgetFailedParts()
    this.props.onRetry()
    this.setState({ error: null, failed: false })
  }

  retry = (): void => {
    this.#line.stop()
    this.begin()
  }

  override render(): ReactNode {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    return <RouteError chunk={error instanceof ChunkError ? error.kind : null} onRetry={this.retry} />
  }
}

import { Component, type ReactNode } from 'react'
import { ChunkError } from '#src/web/ui/loading/chunk.ts'
import { forgetFailedParts } from '#src/web/ui/loading/lazy-chunk.tsx'
import { createLineRetry } from '../line-retry.ts'
import { RouteError } from './route-error.tsx'

type Props = {
  readonly children: ReactNode
  /** Forgets what had failed, so that a retry starts anew. */
  readonly onRetry: () => void
}

type State = { readonly error: unknown; readonly failed: boolean }

/**
 * Catches a screen's errors: header and footer stay, and the screen can be retried. A screen that could not be loaded
 * is retried when the connection is back.
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

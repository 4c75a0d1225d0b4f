import { Component, type ReactNode } from 'react'
import { forgetFailedParts } from '../loading/lazy-chunk.tsx'

type Props = { readonly instead: ReactNode; readonly children: ReactNode }

/** A chart that cannot be drawn or loaded must not take the screen with it: its numbers stand in its place. */
export class ChartBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    forgetFailedParts()
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children
  }
}

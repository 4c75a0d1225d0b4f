import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import styles from './control.module.css'

/**
 * A widget that few forms have: its script comes when one of them is shown. Until then there is as much room as it
 * takes, as a CSS height, when it is more than a line: what stands below must not move away from under a finger.
 */
export function lazyWidget(
  load: () => Promise<ComponentType<WidgetProps>>,
  height?: string,
): (widget: WidgetProps) => ReactNode {
  const Widget = lazyChunk(load)
  return function LazyWidget(widget) {
    return (
      <Suspense fallback={<div aria-busy className={styles.waiting} style={{ height }} />}>
        <Widget {...widget} />
      </Suspense>
    )
  }
}

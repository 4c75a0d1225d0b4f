import { Suspense } from 'react'
import { InView } from '../layout/in-view.tsx'
import { lazyChunk } from '../loading/lazy-chunk.tsx'
import styles from './qr-code.module.css'

const QrPicture = lazyChunk(() => import('./qr-picture.tsx').then(({ QrPicture: part }) => part))

type QrCodeProps = {
  /** Text in the code: an address, a link. */
  readonly text: string
  /** Accessible name of the picture. The text itself should stand beside it. */
  readonly label: string
  /** Edge in pixels. */
  readonly size?: number
}

/** A QR code, dark on light in both themes; its place is kept until it is near and the code for drawing it has come. */
export function QrCode({ text, label, size = 160 }: QrCodeProps) {
  return (
    <span className={styles.place} style={{ width: size }}>
      <InView>
        <Suspense fallback={null}>
          <QrPicture text={text} label={label} />
        </Suspense>
      </InView>
    </span>
  )
}

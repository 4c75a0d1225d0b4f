import { useMemo } from 'react'
import { encode } from 'uqr'
import { qrPath } from './qr-path.ts'
import styles from './qr-code.module.css'

/** Modules of light that readers want around the code. */
const QUIET = 4

/** The code itself, loaded when the first one is shown. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 0 }), [text])
  const whole = size + 2 * QUIET
  return (
    <svg viewBox={`0 0 ${whole} ${whole}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className={styles.light} d={`M0 0h${whole}v${whole}H0z`} />
      <path className={styles.dark} d={qrPath(data, QUIET)} />
    </svg>
  )
}

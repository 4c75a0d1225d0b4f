import { Wallet16Regular } from '@fluentui/react-icons/svg/wallet'
import { useState } from 'react'
import { decimal } from '#src/core/money/decimal.ts'
import { instant, systemNow } from '#src/core/time/instant.ts'
import { WALLET_PATH } from '#src/web/paths/paths.ts'
import { Money } from '#src/web/ui/numbers/amount.tsx'
import { CopyButton } from '#src/web/ui/primitives/copy-button.tsx'
import { Countdown } from '#src/web/ui/numbers/countdown.tsx'
import { Change } from '#src/web/ui/numbers/price.tsx'
import { Confirmations, ProgressBar } from '#src/web/ui/states/progress.tsx'
import { QrCode } from '#src/web/ui/qr/qr-code.tsx'
import { StatTile } from '#src/web/ui/layout/stat-tile.tsx'
import { Cell } from '../cell.tsx'
import styles from '../gallery.module.css'

const ADDRESS = 'bc1q8v3k7rz5n4t6y2m9d0s4a6h8j2l5p7w3x072fm'

export function Progresses() {
  const [now] = useState(systemNow)
  return (
    <div className={styles.stack}>
      <div className={styles.grid}>
        <StatTile label="Total" value={<Money value={decimal('128460.32')} symbol="$" />} note="since 2024" />
        <StatTile
          label="Spot"
          icon={<Wallet16Regular />}
          value={<Money value={decimal('71204.18')} symbol="$" />}
          to={WALLET_PATH}
          share={{ of: 0.55, label: 'Part of all accounts' }}
        />
        <StatTile label="Today" value={<Change percent={decimal('0.95')} />} />
      </div>
      <div className={styles.grid}>
        <Cell title="Progress">
          <div className={styles.stack}>
            <ProgressBar label="Sending back.jpg" share={0.64} text="64 %" />
            <ProgressBar label="Waiting for the network" share={null} />
            <ProgressBar label="Bought" share={0.3} text="30 of 100" tone="up" />
            <Confirmations done={1} />
            <Confirmations done={3} />
          </div>
        </Cell>
        <Cell title="Countdowns">
          <div className={styles.stack}>
            <Countdown until={instant(now + 90_500)} />
            <Countdown until={instant(now + 40_000_000)} />
            <Countdown until={instant(now + 400_000_000)} />
            <Countdown until={now} over="Over" />
          </div>
        </Cell>
        <Cell title="Code and copy">
          <div className={styles.row}>
            <QrCode text={ADDRESS} label="Deposit address as a QR code" size={128} />
            <CopyButton text={ADDRESS} label="Copy address" wide />
            <CopyButton text={ADDRESS} label="Copy address" />
          </div>
        </Cell>
      </div>
    </div>
  )
}

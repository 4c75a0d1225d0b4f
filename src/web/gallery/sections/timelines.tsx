import { Button } from '#src/web/ui/primitives/button.tsx'
import { Confirmations } from '#src/web/ui/states/progress.tsx'
import { Timeline } from '#src/web/ui/states/timeline.tsx'
import { Cell } from '../cell.tsx'
import styles from '../gallery.module.css'

export function Timelines() {
  return (
    <div className={styles.grid}>
      <Cell title="Withdrawal">
        <Timeline
          label="Withdrawal"
          steps={[
            { id: 'sent', title: 'Submitted', text: '21 Nov, 11:02', state: 'done' },
            { id: 'review', title: 'Reviewing', text: 'Checked by our team', state: 'now' },
            { id: 'transfer', title: 'Transferring', text: '3 confirmations', state: 'ahead' },
            { id: 'success', title: 'Success', state: 'ahead' },
          ]}
        />
      </Cell>
      <Cell title="Deposit">
        <Timeline
          label="Deposit"
          steps={[
            { id: 'seen', title: 'Seen on the network', text: '21 Nov, 14:29', state: 'done' },
            {
              id: 'confirm',
              title: 'Confirmed by the network',
              text: <Confirmations done={2}>about 1 minute</Confirmations>,
              state: 'now',
            },
            { id: 'credit', title: 'Credited to Spot', text: '2,500.00 USDT', state: 'ahead' },
          ]}
        />
      </Cell>
      <Cell title="Real name">
        <Timeline
          label="Real name"
          steps={[
            { id: 'sent', title: 'Sent', text: '19 Nov, 20:11', state: 'done' },
            {
              id: 'failed',
              title: 'Failed',
              text: 'The document number is not readable in the back photo',
              state: 'failed',
              action: <Button size="small">Try again</Button>,
            },
            { id: 'verified', title: 'Verified', state: 'ahead' },
          ]}
        />
      </Cell>
    </div>
  )
}

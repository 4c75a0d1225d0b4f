import { Card } from '#src/web/ui/primitives/card.tsx'
import { prerequisites } from '#src/web/client/member-facts.ts'
import { Prerequisites } from '#src/web/member/prerequisites/prerequisites.tsx'
import styles from '../gallery.module.css'

export function Gates() {
  return (
    <div className={styles.grid}>
      <Card>
        <Prerequisites need={prerequisites} facts={{ login: 'missing' }}>
          Never shown
        </Prerequisites>
      </Card>
      <Card>
        <Prerequisites
          need={prerequisites}
          facts={{
            login: 'met',
            'real-name': 'failed',
            phone: 'met',
            email: 'met',
            'fund-password': 'missing',
            'payment-method': 'missing',
            merchant: 'pending',
          }}
        >
          Never shown
        </Prerequisites>
      </Card>
    </div>
  )
}

import { Card } from '#src/web/ui/primitives/card.tsx'
import { needs } from '#src/core/contract/needs.ts'
import { Prerequisites } from '#src/web/member/prerequisites/prerequisites.tsx'
import styles from '../gallery.module.css'

const PREREQUISITES = ['login', ...needs] as const

export function Gates() {
  return (
    <div className={styles.grid}>
      <Card>
        <Prerequisites need={PREREQUISITES} facts={{ login: 'missing' }}>
          Never shown
        </Prerequisites>
      </Card>
      <Card>
        <Prerequisites
          need={PREREQUISITES}
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

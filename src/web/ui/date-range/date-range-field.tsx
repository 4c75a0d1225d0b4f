import { CalendarLtr16Regular } from '@fluentui/react-icons/svg/calendar-ltr'
import { useIntl } from 'react-intl'
import type { DayRange } from '#src/core/time/day.ts'
import { formatDay } from '#src/core/time/format.ts'
import { Popup } from '../overlays/popup.tsx'
import styles from './date-range.module.css'
import { RangePanel } from './range-panel.tsx'

type DateRangeFieldProps = {
  /** Name of the filter: "Time". */
  readonly label: string
  /** Null: any time. Days of the user's zone; `serverDays` (src/core/time/day.ts) makes them the server's. */
  readonly value: DayRange | null
  readonly onChange: (range: DayRange | null) => void
  /** The longest range that can be searched, in days. */
  readonly most?: number
}

/** A search by date (VAL-25): shows the chosen days, and opens what chooses others. Escape leaves them as they are. */
export function DateRangeField({ label, value, onChange, most }: DateRangeFieldProps) {
  const intl = useIntl()
  const shown =
    value === null
      ? intl.formatMessage({ id: 'ui.range.any' })
      : intl.formatMessage(
          { id: 'ui.fromTo' },
          { from: formatDay(value.from, intl.locale), to: formatDay(value.to, intl.locale) },
        )
  return (
    <Popup
      label={`${label}: ${shown}`}
      buttonClass={styles.button}
      button={
        <>
          <CalendarLtr16Regular />
          {shown}
        </>
      }
    >
      {(close) => (
        <RangePanel
          value={value}
          most={most}
          onChoose={(range) => {
            onChange(range)
            close()
          }}
        />
      )}
    </Popup>
  )
}

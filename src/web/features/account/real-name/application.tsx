import { useApplyForRealName } from '#generated/client/security/security.ts'
import { realNameForm } from '#generated/forms/real-name/form.ts'
import type { RealNameValue } from '#generated/forms/real-name/schema.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { toRequest } from '#forms/real-name/request.ts'
import { untilFresh } from '#src/web/client/stale-reads.ts'
import { SchemaForm } from '#src/web/forms/schema-form.tsx'
import { useCountries } from '#src/web/forms/services.ts'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { showToast } from '#src/web/ui/toast/toast-store.ts'
import { FormCard } from '../form-card.tsx'
import { useOwnCountry } from '../use-own-country.ts'
import { DocumentNote } from './document-note.tsx'
import { PhotoGuide } from './photo-guide.tsx'

const AFTER = { idCard: <DocumentNote /> }

type ApplicationProps = {
  /** The last one failed: the form takes the place of the button that was pressed, so it takes the focus. */
  readonly again: boolean
  readonly onSent: () => void
}

/** Name, number and three photos, handed in for review (ENT-18, VAL-09, VAL-31, VAL-32). */
export function Application({ again, onSent }: ApplicationProps) {
  const t = useText<AreaKeys['account']>()
  const country = useOwnCountry()
  // The note on documents comes with the countries: it would move what stands below away from under a finger.
  const { list, failed } = useCountries()
  const { mutateAsync: apply } = useApplyForRealName()

  async function submit(value: RealNameValue): Promise<void> {
    await apply({ data: toRequest(value) })
    await untilFresh()
    showToast({ kind: 'success', title: t('account.review.sent'), text: t('account.realName.about.review') })
    onSent()
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }

  return (
    <FormCard text={t('account.realName.text')} aside={<PhotoGuide />}>
      {country === undefined || (list.length === 0 && !failed) ? (
        <LoadingNote />
      ) : (
        <SchemaForm
          form={realNameForm}
          draftKey={realNameForm.id}
          initial={country === null ? {} : { country }}
          onSubmit={submit}
          after={AFTER}
          focusFirst={again}
        />
      )}
    </FormCard>
  )
}

import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { FormServicesContext, type FormServices } from '#src/web/forms/services.ts'
import { type SchemaFormControl, useSchemaForm } from '#src/web/forms/use-schema-form.ts'
import { memoryServices } from './forms.tsx'

type Options<Value extends object> = Parameters<typeof useSchemaForm<Value>>[1]

/** Opens a form without drawing it: what a screen gets of it, and what a person does with it. */
export function openForm<Value extends object>(
  form: FormDefinition<Value>,
  given: Partial<Options<Value>> = {},
  services: FormServices = memoryServices(),
) {
  const none = { initial: undefined, draftKey: undefined, live: {}, onChange: undefined }
  const options: Options<Value> = {
    ...none,
    sendCode: undefined,
    ask: undefined,
    onSubmit: () => Promise.resolve(),
    ...given,
  }
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactNode => (
    <FormServicesContext value={services}>{children}</FormServicesContext>
  )
  const hook = renderHook((more: Partial<Options<Value>>) => useSchemaForm(form, { ...options, ...more }), {
    wrapper,
    initialProps: {},
  })
  const control = (): SchemaFormControl<Value> => hook.result.current
  return {
    ...hook,
    control,
    type: (values: object) => act(() => control().dispatch({ kind: 'patch', values, byHand: true })),
    leave: (field: string) => act(() => control().leave(field)),
    submit: () =>
      act(() => {
        control().submit()
        return Promise.resolve()
      }),
    shown: () => control().errors.map(({ shownAt, rule }) => `${shownAt} ${rule}`),
  }
}

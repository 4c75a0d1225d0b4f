/**
 * Script of the page of switches. It is sent to the browser as its own text (page.ts), so it may use nothing from
 * outside itself. A form's `data-switch` names the call it makes; its fields are that call's body by their names.
 */
export function runSwitches(): void {
  type Body = Record<string, unknown>
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-switch]')]
  const fieldsOf = (form: HTMLFormElement): HTMLInputElement[] => [...form.querySelectorAll('input')]

  async function ask(name: string, body?: unknown): Promise<unknown> {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    const response = await fetch(`/__sandbox/${name}`, body === undefined ? {} : init)
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(String(Reflect.get(Object(answer), 'error')))
    return answer
  }

  /** A list of words, a list of `word=number`, or what the field holds. */
  function valueOf({ type, checked, value, valueAsNumber, dataset }: HTMLInputElement): unknown {
    const words = value.split(/[\s,]+/).filter((word) => word !== '')
    if (type === 'checkbox') return checked
    if (type === 'number') return valueAsNumber
    if (dataset['kind'] === 'words') return words
    if (dataset['kind'] !== 'codes') return value
    return Object.fromEntries(
      words.map((word) => [word.split('=')[0], JSON.parse(word.split('=')[1] ?? '0')]),
    )
  }

  const bodyOf = (form: HTMLFormElement): Body =>
    Object.fromEntries(
      fieldsOf(form)
        .filter(({ type, value }) => type !== 'number' || value !== '')
        .map((field) => [field.name, valueOf(field)]),
    )

  function show(form: HTMLFormElement, state: unknown): void {
    for (const field of fieldsOf(form)) {
      const value: unknown = Reflect.get(Object(state), field.name)
      if (typeof value === 'boolean') field.checked = value
      else if (typeof value === 'number') field.value = String(value)
      else if (Array.isArray(value)) field.value = value.join(' ')
      else if (typeof value === 'object' && value !== null)
        field.value = Object.entries(value)
          .map((pair) => pair.join('='))
          .join(' ')
    }
  }

  async function read(form: HTMLFormElement): Promise<void> {
    if (form.dataset['reads'] === undefined) return
    const state = await ask(form.dataset['switch'] ?? '')
    show(form, state)
    const now: unknown = Reflect.get(Object(state), 'now')
    const clock = form.querySelector('time')
    const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })
    if (clock !== null && typeof now === 'number') clock.textContent = format.format(now)
  }

  function showMessage(form: HTMLFormElement, text: string): void {
    const output = form.querySelector('output')
    if (output !== null) output.textContent = text
  }

  async function send(form: HTMLFormElement, act: () => Promise<unknown>, done = 'Done.'): Promise<void> {
    try {
      await act()
      await read(form)
      showMessage(form, done)
    } catch (error) {
      showMessage(form, error instanceof Error ? error.message : String(error))
    }
  }

  /** Fills a list: one line for each of the newest twenty rows that the call `data-list` gives. */
  async function list(element: HTMLElement): Promise<void> {
    // The lists of this page hold texts alone.
    const rows = (await ask(element.dataset['list'] ?? '')) as Record<string, string>[]
    const names = (element.dataset['names'] ?? '').split(' ')
    element.replaceChildren(
      ...rows.slice(0, 20).map((row) => {
        const item = document.createElement('li')
        item.textContent = names.map((name) => row[name] ?? '').join(' · ')
        return item
      }),
    )
  }

  for (const form of forms) {
    const name = form.dataset['switch'] ?? ''
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void send(form, () => ask(name, bodyOf(form)))
    })
    for (const button of form.querySelectorAll<HTMLButtonElement>('button[data-body]'))
      button.addEventListener('click', () => {
        const body: unknown = JSON.parse(button.dataset['body'] ?? '{}')
        void send(form, () => ask(button.dataset['to'] ?? name, body))
      })
    for (const file of form.querySelectorAll<HTMLInputElement>('input[type=file]'))
      file.addEventListener('change', () => {
        const picked = file.files?.[0]
        if (picked !== undefined) void send(form, async () => ask(name, JSON.parse(await picked.text())))
      })
    // Nothing is sent at first: the fields say how things stand, or why that cannot be known.
    void send(form, () => Promise.resolve(), '')
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-list]')) void list(element)
}

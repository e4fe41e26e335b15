/** Asks for a file. `accept`: endings and kinds, as a file field takes them. */
export function pickFile(accept: string, take: (file: File) => void): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file !== undefined) take(file)
  })
  input.click()
}

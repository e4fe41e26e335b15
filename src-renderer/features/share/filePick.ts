/** Gives what asks for one file when a button is pressed. `accept` as in `<input type="file">`. */
export function useFilePick(accept: string, take: (file: File) => unknown): () => void {
  return () => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.addEventListener('change', () => {
      const [file] = input.files ?? []
      if (file !== undefined) take(file)
    })
    input.click()
  }
}

/** Choices that outlive the visit. Where storage is forbidden they last as long as the page. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`riposte.${name}`, value);
  } catch {
    // Private windows may refuse: nothing depends on it.
  }
}

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`riposte.${name}`);
  } catch {
    return null;
  }
}

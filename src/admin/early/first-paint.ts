/** Sets the stored theme before anything is painted, as on the site. */
try {
  const { state, version } = JSON.parse(localStorage.root ?? "{}");
  const theme = version === 1 && state?.theme;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is disabled or unreadable: the system's theme applies.
}

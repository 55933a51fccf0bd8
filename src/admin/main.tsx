import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { findScreen } from "./early/find-screen.ts";
import { screens } from "./screens.ts";
import { loadWords, preloadWords } from "./words/load-words.ts";
import { currentLocale } from "./words/locale.ts";
import "./styles/admin.css";

document.documentElement.lang = currentLocale();
// Everything shown needs them, so they are requested together with who is logged in.
void loadWords(currentLocale(), "admin");
const screen = findScreen(screens, location.pathname);
if (screen) preloadWords(currentLocale(), screen.resource);
createRoot(document.getElementById("root")!).render(<App />);

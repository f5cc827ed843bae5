# The page in the browser.
page-title = Traviesa
